// Runs after `npm pack` in the folder of a package.
import { takeBack } from './packing.mjs';

takeBack(process.cwd());
