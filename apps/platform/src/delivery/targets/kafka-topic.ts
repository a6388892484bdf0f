import { parseConnectionString } from '@tessera/domain/integrations/connection-string'
import type { RequestBody } from '@tessera/server/call'

/** Where a message goes, and as whom we sign in. */
export interface KafkaTopic {
  servers: readonly string[]
  /** Without TLS, which the guard allows for listed hosts only. */
  isPlain: boolean
  username: string
  password: string
  topic: string
}

export function topicOfKafka({ BootstrapServers, SaslUsername, SaslPassword, Topic }: RequestBody): KafkaTopic {
  const servers = String(BootstrapServers).split(',')
  return {
    servers: servers.map((server) => server.trim().replace(/^\w+:\/\//, '')),
    isPlain: servers.some((server) => /^\s*SASL_PLAINTEXT:/i.test(server)),
    username: String(SaslUsername),
    password: String(SaslPassword),
    topic: String(Topic),
  }
}

/** Event Hubs speaks Kafka on port 9093; its emulator on a port of its own and without TLS. */
export function topicOfEventHub({ ConnectionString, EventHubName }: RequestBody): KafkaTopic {
  const password = String(ConnectionString)
  const { Endpoint = '', UseDevelopmentEmulator } = parseConnectionString(password)
  const host = Endpoint.replace(/^sb:\/\//i, '').replace(/\/+$/, '')
  return {
    servers: [/:\d+$/.test(host) ? host : `${host}:9093`],
    isPlain: UseDevelopmentEmulator === 'true',
    username: '$ConnectionString',
    password,
    topic: String(EventHubName),
  }
}
