/**
 * Writes the JSON Schemas of map sheets and scenarios, for editors and for the build's check, from the schemas that the
 * app reads with. Without `--write`: tells whether they are up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { toJsonSchema, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import { format, resolveConfig } from 'prettier';
import { castleScenarioSchema } from '../src/castle';
import { mapSheetSchema } from '../src/game/board/map-sheet';
import { scenarioSchema } from '../src/game/scenario';

interface VariantOptions {
  readonly key?: string;
  readonly entries?: Readonly<Record<string, unknown>>;
}

const config: ConversionConfig = {
  target: 'draft-07',
  typeMode: 'input',
  /** The reader's own words for a pattern go along as its description: the build's check says them. */
  overrideAction: ({ valibotAction, jsonSchema }) => {
    const { type, message } = valibotAction as { type: string; message?: unknown };
    return type === 'regex' && typeof message === 'string' ? { ...jsonSchema, description: message } : undefined;
  },
  /** A choice by one key is said so, or a mistake in one kind is reported once for each other kind. */
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
    const { key } = valibotSchema as VariantOptions;
    const options = jsonSchema.anyOf ?? jsonSchema.oneOf;
    if (valibotSchema.type !== 'variant' || key === undefined || !options) return undefined;
    return { type: 'object', required: [key], discriminator: { propertyName: key }, oneOf: options } as JsonSchema;
  },
};

const sources = [
  ['maps/schema/map-sheet.schema.json', 'Map sheet (hexmap-1)', mapSheetSchema],
  ['maps/schema/scenario.schema.json', 'Scenario (scenario-1)', scenarioSchema],
  ['maps/schema/castle-scenario.schema.json', 'Castle scenario (castle-scenario-1)', castleScenarioSchema],
] as const;

/** Path and text of each schema file as it should be. */
export async function schemaFiles(): Promise<readonly { readonly path: string; readonly text: string }[]> {
  return Promise.all(
    sources.map(async ([path, title, schema]) => ({
      path,
      text: await format(JSON.stringify({ title, ...toJsonSchema(schema, config) }), {
        ...(await resolveConfig(path)),
        parser: 'json',
      }),
    })),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { path, text } of await schemaFiles()) {
    if (process.argv.includes('--write')) writeFileSync(path, text);
    else if (readFileSync(path, 'utf8') !== text) {
      console.error(`${path} is out of date: npx tsx scripts/map-schemas.ts --write`);
      process.exitCode = 1;
    }
  }
}
