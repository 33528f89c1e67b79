/**
 * Makes a picture file small and harmless: whatever it was, it comes back as the dots that it shows, so that neither scripts nor links
 * of an SVG are kept. Only for the browser.
 */

/** Of the longer side, in pixels. */
const EDGE = 1000;
const QUALITY = 0.8;
/** As long as the schema lets a data address be. */
const LONGEST = 1_500_000;

export const PICTURE_TYPES = 'image/png,image/jpeg,image/svg+xml';

/** A data address, or a sentence that says why there is none. */
export async function readPicture(file: File): Promise<{ data: string } | { problem: string }> {
  if (!PICTURE_TYPES.split(',').includes(file.type))
    return { problem: `${file.name} is not a PNG, JPEG or SVG; nothing was changed.` };
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    const [width, height] = [image.naturalWidth || EDGE, image.naturalHeight || EDGE];
    const scale = Math.min(1, EDGE / Math.max(width, height));
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const ctx = canvas.getContext('2d');
    if (ctx === null) return { problem: 'This browser cannot draw the picture.' };
    ctx.fillStyle = '#fff';
    ctx.fillRect(0, 0, canvas.width, canvas.height);
    ctx.drawImage(image, 0, 0, canvas.width, canvas.height);
    const data = canvas.toDataURL('image/jpeg', QUALITY);
    return data.length > LONGEST ? { problem: `${file.name} is too large even when it is made small.` } : { data };
  } catch {
    return { problem: `${file.name} cannot be read as a picture.` };
  } finally {
    URL.revokeObjectURL(address);
  }
}
