/** Makes a chosen picture small in the browser, so that a phone's photo need not travel whole. */
import { IMAGE_MAX_BYTES, IMAGE_TYPES, messages } from '#features/account/rules.ts';

/** As large as the server keeps it. */
const EDGE = 512;
export const ACCEPT = IMAGE_TYPES.join(',');

/**
 * A data URL to send: the middle square at 512 pixels where this browser can open the file, else
 * the file as it is, for the server to judge.
 * @throws {PhotoRefused} for a file the server would refuse anyway
 */
export async function preparePhoto(file: File): Promise<string> {
  if (!IMAGE_TYPES.some((type) => type === file.type)) throw new PhotoRefused(messages.imageKind);
  const small = await shrink(file).catch(() => null);
  if (small) return small;
  if (file.size > IMAGE_MAX_BYTES) throw new PhotoRefused(messages.imageLarge);
  return readAsDataUrl(file);
}

/** The message is a sentence for the person. */
export class PhotoRefused extends Error {}

async function shrink(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  try {
    const side = Math.min(picture.width, picture.height);
    const edge = Math.min(side, EDGE);
    const canvas = document.createElement('canvas');
    canvas.width = edge;
    canvas.height = edge;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('This browser has no canvas');
    pen.imageSmoothingQuality = 'high';
    const left = (picture.width - side) / 2;
    const top = (picture.height - side) / 2;
    pen.drawImage(picture, left, top, side, side, 0, 0, edge, edge);
    // JPEG knows no transparency: what may have some stays what it was.
    return canvas.toDataURL(file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png', 0.92);
  } finally {
    picture.close();
  }
}

function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new PhotoRefused(messages.imageBroken));
    reader.readAsDataURL(file);
  });
}
