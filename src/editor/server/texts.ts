import type { Edit } from '../shared/value.ts';
import { applyEdit } from '../yaml/edit.ts';
import type { Change, Store } from './store.ts';

/** Files as they will be: however many changes one file gets, they are one. */
export class Texts {
  readonly #store: Store;
  readonly #now = new Map<string, string>();

  constructor(store: Store) {
    this.#store = store;
  }

  read = (file: string): string => this.#now.get(file) ?? this.#store.read(file);

  change(file: string, act: (text: string) => string): void {
    this.#now.set(file, act(this.read(file)));
  }

  edit(file: string, edit: Edit): void {
    this.change(file, (text) => applyEdit(text, edit));
  }

  changes(): Change[] {
    return [...this.#now].flatMap(([file, after]): Change[] => {
      const before = this.#store.read(file);
      return after === before ? [] : [{ kind: 'text', file, before, after }];
    });
  }
}
