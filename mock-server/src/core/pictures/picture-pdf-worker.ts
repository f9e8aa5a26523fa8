import { parentPort, workerData } from 'node:worker_threads';
import { pictureAsPdf, type PictureType } from './picture-pdf.ts';

/** The thread's input. */
export interface PictureWork {
  readonly picture: Uint8Array;
  readonly type: PictureType;
}

const { picture, type } = workerData as PictureWork;
const pdf = await pictureAsPdf(picture, type);
parentPort?.postMessage(pdf, []);
