import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VideoPlayer } from '@/components/exercise/VideoPlayer';
import { renderPart } from '../../support/render';

test('asks nothing of YouTube before it is played, and then only of the player without cookies', async () => {
  const { user } = renderPart(<VideoPlayer link="https://youtu.be/dQw4w9WgXcQ?t=1m5s" name="Easy run" />);
  expect(document.querySelector('iframe, img')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Play the video' }));
  expect(screen.getByTitle('Video: Easy run')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&start=65',
  );
});

test('what is no link to a video shows nothing', () => {
  renderPart(<VideoPlayer link="javascript:alert(1)" name="Easy run" />);
  expect(screen.queryByRole('button')).toBeNull();
});
