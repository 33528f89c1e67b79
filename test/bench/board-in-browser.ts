/**
 * A board of hundreds of tiles in the editor of a real browser: how long it takes to open, and the frames of a drag, a pan
 * and a zoom. The browser is told not to wait for the screen, so a frame takes as long as its work takes, drawing included.
 */
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { serveStage } from '../editor-play/stage/serve-stage';

/** Tiles of twelve spaces each. */
const COLUMNS = 25;
const ROWS = 20;
const FIGURES = 2000;
/** Of each gesture. */
const FRAMES = 120;

export interface EditorPace {
  /** Milliseconds from the first line of the page's own code to the frame that shows the board. */
  open: number;
  /** Milliseconds that 95 of 100 frames do not exceed. */
  drag: number;
  pan: number;
  zoom: number;
}

export async function paceEditor(): Promise<EditorPace> {
  const stage = await serveStage(resolve('test/bench/stage'), resolve(join('.wardwright', 'bench-stage')));
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${stage.address}?columns=${COLUMNS}&rows=${ROWS}&figures=${FIGURES}`);
    const open = await page.evaluate(whenShown);
    const pan = await paceOf(page, 'pan');
    const zoom = await paceOf(page, 'zoom');
    const drag = await paceOf(page, 'drag');
    return { open, pan, zoom, drag };
  } finally {
    await browser.close();
    await stage.stop();
  }
}

async function paceOf(page: Page, gesture: 'pan' | 'zoom' | 'drag'): Promise<number> {
  const frames = await page.evaluate(framesOf, { gesture, count: FRAMES });
  return frames.sort((a, b) => a - b)[Math.floor(frames.length * 0.95)] ?? 0;
}

/** Runs in the page, like the next one: neither may name anything outside of itself. */
async function whenShown(): Promise<number> {
  const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
  while (document.querySelector('[role="listbox"]') === null) await frame();
  while (document.querySelector('canvas') === null) await frame();
  await frame();
  await frame();
  const [opening] = performance.getEntriesByName('opening');
  return performance.now() - (opening?.startTime ?? 0);
}

/** The time from each frame to the next in milliseconds, while the pointer goes on with the gesture in every one of them. */
export async function framesOf({
  gesture,
  count,
}: {
  gesture: 'pan' | 'zoom' | 'drag';
  count: number;
}): Promise<number[]> {
  const surface = document.querySelector('[role="listbox"]');
  if (surface === null) throw new Error('There is no board.');
  const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
  const { left, top, width, height } = surface.getBoundingClientRect();
  const middle = { x: left + width / 2, y: top + height / 2 };
  const point = (type: string, x: number, y: number) => {
    const button = gesture === 'pan' ? 1 : 0;
    surface.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        clientX: x,
        clientY: y,
        pointerId: 1,
        button,
        buttons: 1,
        isPrimary: true,
      }),
    );
  };
  const wheel = (by: number) =>
    surface.dispatchEvent(
      new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: by, clientX: middle.x, clientY: middle.y }),
    );
  const frames: number[] = [];
  const keep = surface.setPointerCapture;
  surface.setPointerCapture = () => undefined;
  if (gesture !== 'zoom') point('pointerdown', middle.x, middle.y);
  let before = await frame();
  for (let step = 0; step < count; step++) {
    const angle = (step / count) * Math.PI * 4;
    if (gesture === 'zoom') wheel(Math.sin(angle) * 60);
    else point('pointermove', middle.x + Math.sin(angle) * 180, middle.y + (1 - Math.cos(angle)) * 90);
    const now = await frame();
    frames.push(now - before);
    before = now;
  }
  if (gesture !== 'zoom') point('pointerup', middle.x, middle.y);
  surface.setPointerCapture = keep;
  return frames;
}
