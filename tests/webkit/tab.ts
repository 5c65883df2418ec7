import { type Actions, By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { at } from '../helpers/host.ts';
import type { WebKit } from './browser.ts';

/** The one tab of the browser, with the few things that tests do in it. */
export class Tab {
  readonly driver: WebDriver;
  readonly #origin: string;

  constructor(browser: WebKit, origin: string) {
    this.driver = browser.driver;
    this.#origin = origin;
  }

  /** A window whose page is this large, whatever stands around it. */
  async resize(width: number, height: number): Promise<void> {
    const window = this.driver.manage().window();
    const frame = await this.run(() => [outerWidth - innerWidth, outerHeight - innerHeight] as const);
    await window.setRect({ width: width + frame[0], height: height + frame[1] });
    const isSo = (w: number, h: number) => innerWidth === w && innerHeight === h;
    await this.driver.wait(() => this.run(isSo, width, height), 5000, `a page of ${width} by ${height}`);
  }

  /** Goes to a path of the site, or to a whole address. */
  async goto(path: string): Promise<void> {
    await this.driver.get(path.startsWith('/') ? this.#origin + at(path) : path);
  }

  /** Runs a function in the page; what it gives back, and what it is given, are plain data. */
  run<Given extends unknown[], Result>(
    act: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result> {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve((${act})(...[...arguments].slice(0, -1))).then(
        (value) => done({ value }), (error) => done({ error: String(error) }));`;
    return this.driver
      .executeAsyncScript<{ value: Result; error?: string }>(script, ...given)
      .then(({ value, error }) => {
        if (error) throw new Error(error);
        return value;
      });
  }

  find(selector: string): Promise<WebElement> {
    return this.driver.findElement(By.css(selector));
  }

  async click(selector: string): Promise<void> {
    await (await this.find(selector)).click();
  }

  /** Presses a key wherever the focus is: a letter, or a name such as `ESCAPE`, `TAB`, `ARROW_RIGHT`. */
  async press(key: Exclude<keyof typeof Key, 'chord'>): Promise<void> {
    await this.driver.actions().sendKeys(Key[key]).perform();
  }

  async hover(selector: string): Promise<void> {
    await this.driver
      .actions()
      .move({ origin: await this.find(selector) })
      .perform();
  }

  /** Turns the wheel in the middle of the window. */
  async wheel(by: number): Promise<void> {
    const [x = 0, y = 0] = await this.run(() => [Math.round(innerWidth / 2), Math.round(innerHeight / 2)]);
    // The library has it; its types do not know yet.
    const actions = this.driver.actions() as Actions & { scroll(...to: number[]): Actions };
    await actions.scroll(x, y, 0, by).perform();
  }

  async type(selector: string, words: string): Promise<void> {
    await (await this.find(selector)).sendKeys(words);
  }

  /** What went wrong in a page that came from `serveListening`. */
  faults(): Promise<string[]> {
    return this.run(() => (globalThis as unknown as { faults: string[] }).faults);
  }
}
