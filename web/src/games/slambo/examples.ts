/** A file to start from when one writes one's own. */
export default {
  deck: { words: 'example-deck', load: () => import('../../../../src/ringside/games/slambo/standard.toml?raw') },
};
