/** Pictures as files. */
import { svgUrl, type BoardSvg } from './boardSvg';

/** Draws the picture with `scale` pixels for a unit. */
export async function pngOf(svg: BoardSvg, scale: number): Promise<Blob> {
  const image = new Image(svg.width, svg.height);
  image.src = svgUrl(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = svg.width * scale;
  canvas.height = svg.height * scale;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
