import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VideoPlayer } from '@/components/exercise/VideoPlayer';
import { renderPart } from '../../support/render';

test('YouTube is not contacted before playing, and then only its cookie-free player', async () => {
  const { user } = renderPart(<VideoPlayer link="https://youtu.be/dQw4w9WgXcQ?t=1m5s" name="Easy run" />);
  expect(document.querySelector('iframe, img')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Play the video' }));
  expect(screen.getByTitle('Video: Easy run')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&start=65',
  );
});

test('a link that is no video shows nothing', () => {
  renderPart(<VideoPlayer link="javascript:alert(1)" name="Easy run" />);
  expect(screen.queryByRole('button')).toBeNull();
});
