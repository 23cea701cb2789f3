// The description of the calls: what generated clients, and whoever reads it with the usual tools, can make use of.
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { calls } from '#app/calls.ts';
import { openApi } from '#server/http/openapi.ts';
import { services } from '#shared/services.ts';

const problems = await lintFromString({
  source: JSON.stringify(openApi(calls, services)),
  absoluteRef: 'openapi.json',
  config: await createConfig({ extends: ['recommended'] }),
});
const complaints = problems.map(
  ({ ruleId, message, location: [place] }) => `${ruleId}: ${message} (${place?.pointer ?? ''})`,
);
if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  process.exitCode = 1;
}
