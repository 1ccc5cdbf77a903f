import { command, Failure } from './failure.mjs';
import { installedManifests, refusedLicences } from './licences.mjs';
import { run } from './run.mjs';
import { install } from './set-up/install.mjs';

// npm run audit: licences and known faults of all that is installed; what the page is built of are devDependencies.
await command(async () => {
  await install();
  const manifests = installedManifests();
  const refused = refusedLicences(manifests);
  if (refused.length > 0)
    throw new Failure(`Licences that are not on the list in scripts/licences.mjs:\n${refused.join('\n')}`);
  console.log(`${Object.keys(manifests).length} packages, all with a licence that is on the list.`);

  const { output } = await run('npm', ['audit', '--json', '--loglevel=silent'], { quiet: true });
  const { vulnerabilities, error, message } = readReport(output);
  if (!vulnerabilities) {
    const reason = error?.summary || message || output.trim();
    throw new Failure(`The registry of npm cannot be asked, so nothing is known of faults in packages. ${reason}`);
  }
  const found = Object.values(vulnerabilities).map(({ name, range, severity }) => `${severity}: ${name} ${range}`);
  if (found.length > 0)
    throw new Failure(`Known faults, told by 'npm audit' with what mends them:\n${found.join('\n')}`);
  console.log('No known faults.');
});

/**
 * @param {string} output
 * @returns {{
 *   vulnerabilities?: Record<string, { name: string, range: string, severity: string }>,
 *   error?: { summary?: string },
 *   message?: string,
 * }}
 */
function readReport(output) {
  try {
    // npm's own warnings stand before it.
    return JSON.parse(output.slice(output.indexOf('{')));
  } catch {
    return {};
  }
}
