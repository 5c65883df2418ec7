import { afterAll, vi } from 'vitest';

/**
 * The lock is slow on purpose. Where a test file asks what opens it, and not how slowly, every password is tried with
 * a few rounds from here to the file’s end. What is published takes all of them: vectors.test.ts pins that.
 */
export function quickLock(rounds = 1000): void {
  const derive = crypto.subtle.deriveBits.bind(crypto.subtle);
  const quick = vi
    .spyOn(crypto.subtle, 'deriveBits')
    .mockImplementation((algorithm, ...rest) =>
      derive(
        typeof algorithm === 'object' && 'iterations' in algorithm
          ? { ...algorithm, iterations: rounds }
          : algorithm,
        ...rest,
      ),
    );
  afterAll(() => quick.mockRestore());
}
