/** Svelte's flip divides by sizes; what is not in sight has none. */
import { flip as slide, type AnimationConfig, type FlipParams } from 'svelte/animate';

export function flip(node: Element, way: { from: DOMRect; to: DOMRect }, params?: FlipParams): AnimationConfig {
  const seen = way.from.width && way.from.height && way.to.width && way.to.height && node.clientWidth && node.clientHeight;
  return seen ? slide(node, way, params) : { duration: 0 };
}
