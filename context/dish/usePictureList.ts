import { useEffect, useRef } from 'react';
import type { DishImage } from '@/lib/domain/dish/record';
import { placed } from '@/lib/domain/moved';
import { usePictures, type InFlight } from './usePictures';

/** Uploads pictures into a list in the order chosen, whichever arrives first. */
export function usePictureList(
  images: readonly DishImage[],
  onChange: (images: readonly DishImage[]) => void,
  inFlight: InFlight,
) {
  const latest = useRef(images);
  useEffect(() => {
    latest.current = images;
  }, [images]);
  const places = useRef(new Map<number, number>());
  return usePictures((image, place) => {
    places.current.set(image.id, place);
    onChange(placed(latest.current, image, ({ id }) => places.current.get(id)));
  }, inFlight);
}
