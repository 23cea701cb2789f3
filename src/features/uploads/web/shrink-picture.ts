const LONGEST_EDGE = 2400;
const QUALITY = 0.9;

/** A photo that was just taken, made small enough to be sent: upright, as JPEG. What the browser cannot draw stays as it is. */
export async function shrinkPicture(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_EDGE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return await fileFrom(canvas, file.name);
  } catch {
    return file;
  }
}

/** What is drawn on a canvas, as a file. Rejects when the browser cannot. */
export function fileFrom(canvas: HTMLCanvasElement, name: string): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(new File([blob], `${name.replace(/\.\w{1,5}$/, '')}.jpg`, { type: 'image/jpeg' }))
          : reject(new Error('This browser draws no JPEG.')),
      'image/jpeg',
      QUALITY,
    );
  });
}
