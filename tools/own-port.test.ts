import { expect, test } from 'vitest';
import { ownPort } from './own-port.ts';

test('a project has the same port each time, and another than its neighbours', () => {
  const ports = ['/home/ada/site', '/home/ada/site 2', 'C:\\Users\\Zoë\\site'].map(ownPort);
  expect(ports).toEqual(['/home/ada/site', '/home/ada/site 2', 'C:\\Users\\Zoë\\site'].map(ownPort));
  expect(new Set(ports).size).toBe(3);
  for (const port of ports) {
    expect(port).toBeGreaterThan(19_999);
    expect(port).toBeLessThan(32_000);
  }
});
