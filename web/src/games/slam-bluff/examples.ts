/** A file to start from when one writes one's own. */
export default {
  dice: { words: 'example-dice', load: () => import('../../../../src/ringside/games/slam_bluff/own-dice.toml?raw') },
};
