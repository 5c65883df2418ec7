import type { Site } from '../../src/model/site.ts';

/** Whose site the tests' own content is. */
export const sampleOwner: Site['owner'] = {
  name: 'Ada Example',
  shortName: 'Ada',
  role: 'Designer',
  location: 'Toronto',
  email: 'ada@example.com',
  linkedin: 'https://www.linkedin.com/in/ada',
};
