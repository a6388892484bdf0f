import { readConfig } from '@tessera/server/config'
import { databaseSettings, replicaOptionsOf } from '@tessera/server/database-settings'
import { expect, test } from 'vitest'

const optionsFor = (environment: Record<string, string>) => replicaOptionsOf(readConfig(databaseSettings, environment))
const primary = 'postgresql://shop@primary/tessera'
const standby = 'postgresql://shop@standby/tessera'

test.each([
  ['without a database of its own', { DATABASE_REPLICA_URL: standby }, 'needs DATABASE_URL'],
  ['that is the database', { DATABASE_URL: primary, DATABASE_REPLICA_URL: primary }, 'must name a standby'],
  [
    'that is the database behind the pooler',
    { DATABASE_URL: 'postgresql://pooler/tessera', DATABASE_DIRECT_URL: primary, DATABASE_REPLICA_URL: primary },
    'must name a standby',
  ],
])('a replica %s is refused', (_name, environment, message) => {
  expect(() => optionsFor(environment)).toThrow(message)
})

test('there is none unless it is named', () => {
  expect(optionsFor({ DATABASE_URL: primary })).toBeUndefined()
  expect(optionsFor({ DATABASE_URL: primary, DATABASE_REPLICA_URL: standby })).toMatchObject({ url: standby })
})
