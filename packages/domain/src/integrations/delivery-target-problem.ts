import { parseConnectionString } from './connection-string.ts'

export interface TargetProblem {
  /** Within the target, such as `ConnectionString`. */
  property: string
  sentence: string
}

type TargetConfig = Readonly<Record<string, unknown>>

/** Finds a setting that could never be used, so that it is refused when it is saved. */
export const findTargetProblem = (target: string, config: TargetConfig): TargetProblem | undefined =>
  Object.hasOwn(checks, target) ? checks[target]?.(config) : undefined

const checks: Readonly<Record<string, (config: TargetConfig) => TargetProblem | undefined>> = {
  Kafka: ({ BootstrapServers, Topic }) =>
    checkServers(String(BootstrapServers)) ?? checkName('Topic', Topic, /^[\w.-]{1,249}$/, 'letters, digits, . _ -'),
  EventHub: ({ ConnectionString }) =>
    requireParts(ConnectionString, [['Endpoint', 'SharedAccessKeyName', 'SharedAccessKey']]),
  AzureBlob: ({ ConnectionString, OverrideContainerName }) =>
    requireParts(ConnectionString, storageParts) ??
    checkName(
      'OverrideContainerName',
      OverrideContainerName,
      /^[a-z\d](?:-?[a-z\d]){2,62}$/,
      '3 to 63 small letters, digits and single hyphens',
    ),
  AzureTable: ({ ConnectionString, OverrideTableName }) =>
    requireParts(ConnectionString, storageParts) ??
    checkName('OverrideTableName', OverrideTableName, /^[A-Za-z][A-Za-z\d]{2,62}$/, '3 to 63 letters and digits'),
  CosmosDb: ({ ConnectionString, OverrideDatabaseName }) =>
    requireParts(ConnectionString, [['AccountEndpoint', 'AccountKey']]) ??
    checkName('OverrideDatabaseName', OverrideDatabaseName, /^[^/\\#?\s]{1,255}$/, 'no spaces and none of / \\ # ?'),
}

/** A storage account is named with its key, or by addresses with a signature. */
const storageParts: readonly (readonly string[])[] = [
  ['AccountName', 'AccountKey'],
  ['BlobEndpoint', 'SharedAccessSignature'],
  ['TableEndpoint', 'SharedAccessSignature'],
]

function requireParts(text: unknown, choices: readonly (readonly string[])[]): TargetProblem | undefined {
  const parts = parseConnectionString(String(text))
  if (choices.some((names) => names.every((name) => parts[name]))) return undefined
  const wanted = choices.map((names) => names.join(', ')).join('; or ')
  return { property: 'ConnectionString', sentence: `must have these parts: ${wanted}.` }
}

/** `host:port`, separated by commas, each with an optional protocol. */
function checkServers(servers: string): TargetProblem | undefined {
  const server = /^(?:(?:SASL_SSL|SASL_PLAINTEXT):\/\/)?(?:[\w.-]+|\[[\da-f:.]+\]):\d{1,5}$/i
  if (servers.split(',').every((one) => server.test(one.trim()))) return undefined
  return {
    property: 'BootstrapServers',
    sentence: 'must be a list such as broker-1.example:9092,broker-2.example:9092.',
  }
}

function checkName(property: string, value: unknown, pattern: RegExp, allowed: string): TargetProblem | undefined {
  if (value === undefined || value === null || value === '') return undefined
  return pattern.test(String(value)) ? undefined : { property, sentence: `must be made of ${allowed}.` }
}
