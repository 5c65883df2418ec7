import { beforeEach, describe, expect, test } from 'vitest';
import { takenUp } from './kept.ts';
import { Session } from './session.ts';

/** Windows of one browser: what one says, all others hear; what one puts down, all find. */
class Room {
  written: string | null = null;
  now = 1_000_000;
  isSlow = false;
  #listeners = new Map<string, (message: unknown) => void>();
  #onTheWay: (() => void)[] = [];

  open(me: string, count = 10): Session {
    return new Session({
      me,
      count,
      now: () => this.now,
      shelf: { read: () => this.written, write: (text) => (this.written = text) },
      line: {
        send: (message) => this.say(me, message),
        listen: (heard) => this.#listeners.set(me, heard),
      },
    });
  }

  say(me: string, message: unknown) {
    // A copy, as the platform makes.
    const copy = structuredClone(message);
    const arrive = () => {
      for (const [name, heard] of [...this.#listeners]) if (name !== me) heard(copy);
    };
    if (this.isSlow) this.#onTheWay.push(arrive);
    else arrive();
  }

  deliver() {
    for (const arrive of this.#onTheWay.splice(0)) arrive();
  }

  close(me: string, session: Session) {
    session.leave();
    this.#listeners.delete(me);
  }
}

let room: Room;
beforeEach(() => {
  room = new Room();
});

describe('two windows', () => {
  test('are in step, whoever takes the step', () => {
    const [stage, presenter] = [room.open('a'), room.open('b')];
    presenter.take({ kind: 'next' });
    expect(stage.state()).toEqual(presenter.state());
    stage.take({ kind: 'go', to: 7 });
    stage.take({ kind: 'black' });
    expect(presenter.state()).toMatchObject({ at: 7, screen: 'black' });
  });

  test('tell those who watch', () => {
    const [stage, presenter] = [room.open('a'), room.open('b')];
    const seen: number[] = [];
    const stop = stage.subscribe(() => seen.push(stage.state().at));
    presenter.take({ kind: 'next' });
    stop();
    presenter.take({ kind: 'next' });
    expect(seen).toEqual([1]);
  });

  test('know of each other, also once one is closed', () => {
    const stage = room.open('a');
    expect(stage.hasCompany()).toBe(false);
    const presenter = room.open('b');
    expect([stage.hasCompany(), presenter.hasCompany()]).toEqual([true, true]);
    room.close('b', presenter);
    expect(stage.hasCompany()).toBe(false);
  });

  test('that took a step at once end at the same place', () => {
    const [stage, presenter] = [room.open('a'), room.open('b')];
    // Each hears of the other’s step only after its own.
    room.isSlow = true;
    stage.take({ kind: 'go', to: 3 });
    presenter.take({ kind: 'go', to: 5 });
    room.deliver();
    expect(stage.state().at).toBe(5);
    expect(presenter.state().at).toBe(5);
  });

  test('share where somebody points, and that nobody does any more', () => {
    const [stage, presenter] = [room.open('a'), room.open('b')];
    presenter.pointAt({ x: 0.5, y: 0.25, isLaser: true });
    expect(stage.point()).toEqual({ x: 0.5, y: 0.25, isLaser: true });
    presenter.pointAt(undefined);
    expect(stage.point()).toBeUndefined();
  });
});

describe('who comes again', () => {
  test('finds the place and the time of the window that stayed', () => {
    const stage = room.open('a');
    const presenter = room.open('b');
    presenter.take({ kind: 'next' });
    room.close('a', stage);
    presenter.take({ kind: 'go', to: 6 });
    room.written = null;
    const again = room.open('c');
    expect(again.state()).toEqual(presenter.state());
  });

  test('finds them also when both were loaded again, and steps go on', () => {
    const [stage, presenter] = [room.open('a'), room.open('b')];
    stage.take({ kind: 'go', to: 4 });
    stage.take({ kind: 'hold' });
    room.close('a', stage);
    room.close('b', presenter);
    room.now += 20_000;
    const [one, two] = [room.open('c'), room.open('d')];
    expect(one.state()).toMatchObject({ at: 4, held: 4, timer: { kind: 'running', since: 1_000_000 } });
    two.take({ kind: 'next' });
    expect(one.state().at).toBe(5);
  });

  test('is at a slide that is there, should the talk be shorter now', () => {
    room.open('a').take({ kind: 'last' });
    expect(room.open('b', 3).state().at).toBe(2);
  });

  test('begins anew the next day', () => {
    room.open('a').take({ kind: 'last' });
    expect(takenUp(room.written, room.now + 60_000)).toBeDefined();
    expect(takenUp(room.written, room.now + 20 * 60 * 60 * 1000)).toBeUndefined();
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['something else', '"x"'],
    ['a state of another kind', '{"at":1000000,"turn":1,"by":"a","state":{"at":-1}}'],
    ['a timer of another kind', '{"at":1000000,"turn":1,"by":"a","state":{"at":1,"timer":{"kind":"later"}}}'],
  ])('begins anew where there is %s', (_, written) => {
    room.written = written;
    expect(room.open('a').state().at).toBe(0);
  });
});

test('what is no message of a talk changes nothing', () => {
  const session = room.open('a');
  const before = session.state();
  for (const odd of [null, 'x', 5, {}, { kind: 'turn', turn: 99, by: 'z', state: {} }, { kind: 'else' }])
    room.say('b', odd);
  expect(session.state()).toEqual(before);
});
