/** Runs another program to its end, or to our own. Node built-ins only. */
import { spawn } from 'node:child_process';
import { root } from './project.mjs';

/**
 * Resolves with the exit code; a program that could not be started or died of a signal counts as 1. With `quiet`, its
 * output is kept and returned instead of shown; with `aside`, it is shown on standard error.
 */
export function run(command, args, { env = {}, quiet = false, aside = false, cwd = root } = {}) {
  const shown = aside ? process.stderr : 'inherit';
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : shown, quiet ? 'pipe' : shown],
    });
    const stop = () => child.kill();
    process.once('exit', stop);
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => resolve({ code: 1, output: output + error.message }));
    child.on('close', (code) => {
      process.off('exit', stop);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs a script of an installed package with this same Node: `npx` would leave its child alive when it is stopped. */
export const runPackage = (script, args, options) =>
  run(process.execPath, [`${root}/node_modules/${script}`, ...args], options);
