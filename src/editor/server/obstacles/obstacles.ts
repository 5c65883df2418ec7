import type { OpenContent } from '../../../reader/read.ts';
import type { EditRequest } from '../../shared/requests.ts';
import type { Store } from '../store.ts';
import { beforeNaming } from './addresses.ts';
import { inTalks } from './decks.ts';
import { borrowedFiles } from './files.ts';
import { linksTo } from './links.ts';
import type { Mendable } from './obstacle.ts';
import { lastOnShelf } from './shelves.ts';

export type WholeRequest = Extract<
  EditRequest,
  { kind: 'deleteStudy' | 'renameStudy' | 'duplicateStudy' | 'deleteFun' }
>;

/** What would keep the site from being built, were this done: the reader’s refusals, foreseen, each with its mend. */
export function obstaclesTo(
  request: WholeRequest,
  root: string,
  store: Store,
  content: OpenContent,
): Mendable[] {
  switch (request.kind) {
    case 'deleteStudy':
      return [
        ...lastOnShelf(content, request.route),
        ...linksTo(content, request.route),
        ...inTalks(content, store, request.route),
        ...borrowedFiles(root, store, content, request.route),
      ];
    case 'renameStudy':
    case 'duplicateStudy':
      return beforeNaming(root, content, request.route, request.to);
    case 'deleteFun':
      // The bar leaves a link to it out by itself.
      return linksTo(content, 'fun', { isInBarToo: false });
  }
}
