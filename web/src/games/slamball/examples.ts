/** Files to start from when one writes one's own. */
export default {
  home: { title: 'the Lava', load: () => import('../../../../src/ringside/games/slamball/lava.toml?raw') },
  away: { title: 'the Slashers', load: () => import('../../../../src/ringside/games/slamball/slashers.toml?raw') },
  chaos: { title: 'the usual chaos cards', load: () => import('../../../../src/ringside/games/slamball/chaos.toml?raw') },
};
