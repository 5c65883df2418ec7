/**
 * Run in a page: waits until what slides into its place is there. What never rests is not waited for. A driver measures
 * at once, and on a busy machine that is half-way.
 */
export async function atRest(): Promise<void> {
  const moving = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  const rested = Promise.all(moving.map(({ finished }) => finished.catch(() => {})));
  await Promise.race([rested, new Promise((resolve) => setTimeout(resolve, 2000))]);
}
