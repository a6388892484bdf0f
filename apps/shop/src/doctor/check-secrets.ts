import { localCredentials } from '@tessera/platform/config'
import { bad, type Finding, good, look } from './finding.ts'

interface Settings {
  isProduction: boolean
  PUBLIC_URL: string
  METRICS_TOKEN: string | undefined
}

const shortToken = 24

/** Credentials that everyone can read in the README, and addresses without encryption. */
export function checkSecrets(settings: Settings, environment: NodeJS.ProcessEnv, databaseUrl: string): Finding[] {
  const { isProduction, PUBLIC_URL, METRICS_TOKEN } = settings
  if (!isProduction) return [look('NODE_ENV is not production.', 'Set NODE_ENV=production for a deployment.')]
  const known = Object.entries(localCredentials).filter(
    ([name, value]) => /PASSWORD|SECRET/.test(name) && (environment[name] ?? value) === value,
  )
  return [
    ...known.map(([name]) => bad(`${name} is that of the README.`, `Set ${name} to a value of your own.`)),
    ...(known.length === 0 ? [good('No secret is that of the README.')] : []),
    PUBLIC_URL.startsWith('https:')
      ? good('Visitors come by https.')
      : bad('PUBLIC_URL is not https.', 'Passwords and cards need it.'),
    METRICS_TOKEN && METRICS_TOKEN.length < shortToken
      ? look('METRICS_TOKEN is short.', `Use ${shortToken} random characters or more.`)
      : good('The metrics are closed.'),
    ...checkLine(databaseUrl),
  ]
}

function checkLine(databaseUrl: string): Finding[] {
  const { hostname, searchParams } = new URL(databaseUrl)
  const isHere = ['localhost', '127.0.0.1', '[::1]', ''].includes(hostname)
  return isHere || /require|verify/.test(searchParams.get('sslmode') ?? '')
    ? [good('The line to the database is closed.')]
    : [look('The line to the database is not encrypted.', 'Add sslmode=verify-full to DATABASE_URL.')]
}
