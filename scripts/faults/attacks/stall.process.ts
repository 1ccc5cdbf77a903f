import { STRANGERS, stallOf } from './strangers';

// Forked with the name of an attack; tells for how long all other work waited.
const attack = STRANGERS.find(({ name }) => name === process.argv[2]);
if (!attack) throw new Error(`There is no attack ${process.argv[2]}.`);
void stallOf(attack, process.cwd()).then((stall) => {
  process.send?.(stall);
  process.disconnect();
});
