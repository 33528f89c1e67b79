/** Compiles the bundle to plain JavaScript that checks one definition at a time and runs anywhere, a worker included. */
import Ajv2020 from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';
import { build } from 'esbuild';
import { isObject, type Json, type JsonObject } from './read';

const BANNER = '/* Made from schemas/ by `npm run generate`; never edit it. */';

export interface Validator {
  code: string;
  declaration: string;
}

export async function writeValidator(bundle: JsonObject, root: string): Promise<Validator> {
  const ajv = new Ajv2020({
    discriminator: true,
    allErrors: true,
    strictTypes: false,
    inlineRefs: false,
    code: { source: true, esm: true },
  });
  ajv.addSchema(bare(bundle) as JsonObject);
  const names = Object.keys(bundle.$defs as JsonObject);
  const raw = standaloneCode(
    ajv,
    Object.fromEntries(names.map((name) => [name, `${String(bundle.$id)}#/$defs/${name}`])),
  );
  const { outputFiles } = await build({
    stdin: { contents: inOneTable(raw, names), resolveDir: root, loader: 'js' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    mainFields: ['module', 'main'],
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
  });
  const code = outputFiles[0]?.text;
  if (code === undefined) throw new Error('esbuild gave no output');
  return { code: `${BANNER}\n${code}`, declaration: declaration(names) };
}

function declaration(names: readonly string[]): string {
  return `${BANNER}
export interface SchemaError {
  /** JSON Pointer of the value. */
  instancePath: string;
  /** Where in the bundle: \`#/$defs/EffectDamage/required\`. */
  schemaPath: string;
  keyword: string;
  /** Set on an error inside the name of a field. */
  propertyName?: string;
  params: Record<string, unknown>;
  message?: string;
}
export interface Validate {
  (value: unknown): boolean;
  errors: readonly SchemaError[] | null;
}
export interface Validators {
${names.map((name) => `  ${name}: Validate;`).join('\n')}
}
/** By the name of the definition in the bundle. */
export declare const validators: Validators;
`;
}

/** The compiler exports each function by itself; here they become one table that can be asked by name. */
function inOneTable(code: string, names: readonly string[]): string {
  return `${code.replaceAll('export const ', 'const ')}\nexport const validators = { ${names.join(', ')} };\n`;
}

/** The schema without what only people and forms read; it would be carried along in the code. */
function bare(value: Json): Json {
  if (Array.isArray(value)) return value.map(bare);
  if (!isObject(value)) return value;
  const out: Record<string, Json> = {};
  for (const [key, child] of Object.entries(value)) {
    if (key === 'title' || key === 'description' || key === 'examples' || key === 'default' || key.startsWith('x-'))
      continue;
    const isMap = (key === 'properties' || key === '$defs') && isObject(child);
    out[key] = isMap
      ? Object.fromEntries(Object.entries(child).map(([name, schema]) => [name, bare(schema)]))
      : bare(child);
  }
  return out;
}
