import { createHmac } from 'node:crypto'
import { TableClient } from '@azure/data-tables'
import { BlobServiceClient } from '@azure/storage-blob'
import { createOutbound, type Outbound } from '@tessera/server/outbound/outbound'
import { createTestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { selfSigned } from '@tessera/testing/self-signed'
import { codeOf, wireInto } from '@tessera/testing/wire'
import { expect, test } from 'vitest'
import { deliveryTargets } from '../../src/delivery/delivery-targets.ts'
import type { OutgoingMessage } from '../../src/delivery/outgoing-message.ts'
import { aKafkaBroker } from './a-kafka-broker.ts'
import { aReceiver } from './a-receiver.ts'
import { anAzurite } from './an-azurite.ts'

const platform = await startPlatform({})

const message: OutgoingMessage = {
  id: 'message-1',
  marketplace: 'market',
  kind: 'ProductSync',
  subject: 'Products.Changed',
  objectID: 'Products/tile 1',
  date: new Date('2026-03-04T05:06:07Z'),
  body: { Kind: 'Products', Name: 'Façade' },
}

const send = (target: string, outbound: Outbound, config: object, changes: Partial<OutgoingMessage> = {}) => {
  const sender = deliveryTargets[target]?.send
  if (!sender) throw new Error(`${target} has no sender`)
  return sender({ outbound }, { ...config }, { ...message, ...changes })
}

const delivered = { ok: true, problem: null }

test.each([
  [{ Kafka: { BootstrapServers: 'nowhere', SaslUsername: 'u', SaslPassword: 'p', Topic: 't' } }, 'BootstrapServers'],
  [{ Kafka: { BootstrapServers: 'a:9092', SaslUsername: 'u', SaslPassword: 'p', Topic: 'no spaces' } }, 'Topic'],
  [{ EventHub: { EventHubName: 'h', ConnectionString: 'Endpoint=sb://a/' } }, 'ConnectionString'],
  [{ AzureBlob: { ConnectionString: 'AccountName=a' } }, 'ConnectionString'],
  [{ AzureTable: { ConnectionString: 'AccountName=a;AccountKey=k', OverrideTableName: 'a-b' } }, 'OverrideTableName'],
  [{ CosmosDb: { ConnectionString: 'x' } }, 'ConnectionString'],
])('a target that could never be reached is refused when it is saved: %j', async (targets, property) => {
  const shop = await createTestMarketplace(platform)
  const wire = wireInto(platform.app, shop.adminToken)
  const reply = await wire('POST', '/integrations/deliveryconfig', {
    Name: 'T',
    Enabled: true,
    DeliveryTargets: targets,
  })
  expect([reply.status, codeOf(reply)]).toEqual([400, 'ValidationFailure'])
  expect(reply.text).toContain(`DeliveryTargets.${Object.keys(targets)[0]}.${property} must`)
})

test('a target for emails is refused for anything but a message sender', async () => {
  const shop = await createTestMarketplace(platform)
  const wire = wireInto(platform.app, shop.adminToken)
  await shop.admin.DeliveryConfigurations.Create({
    ID: 'mail',
    Name: 'Mail',
    Enabled: true,
    DeliveryTargets: { Mandrill: { ApiKey: 'k' } },
  })
  const webhook = { Name: 'W', DeliveryConfigID: 'mail', WebhookRoutes: [{ Route: 'v1/buyers', Verb: 'POST' }] }
  const refused = await wire('POST', '/webhooks', webhook)
  expect([refused.status, codeOf(refused)]).toEqual([400, 'DeliveryConfig.TargetNotSupported'])
  const sender = { Name: 'S', DeliveryConfigID: 'mail', MessageTypes: ['OrderSubmitted'] }
  expect((await wire('POST', '/messagesenders', sender)).status).toBe(201)
})

test('a configuration in use by a webhook or a setting is not changed into a target for emails, nor into none', async () => {
  const shop = await createTestMarketplace(platform)
  const wire = wireInto(platform.app, shop.adminToken)
  const all = '/integrations/deliveryconfig'
  const http = { Http: { Endpoint: 'https://receiver.example', Secret: 'shh' } }
  const mandrill = { Mandrill: { ApiKey: 'k' } }
  for (const ID of ['hook', 'sync', 'sender'])
    await shop.admin.DeliveryConfigurations.Create({ ID, Name: ID, Enabled: true, DeliveryTargets: http })
  const routes = [{ Route: 'v1/buyers', Verb: 'POST' as const }]
  await shop.admin.Webhooks.Create({ Name: 'W', DeliveryConfigID: 'hook', WebhookRoutes: routes })
  await shop.admin.OrderSynchronization.Save({ DeliveryConfigID: 'sync' })
  await shop.admin.MessageSenders.Create({ Name: 'S', DeliveryConfigID: 'sender', MessageTypes: ['OrderSubmitted'] })
  for (const id of ['hook', 'sync']) {
    const body = { Name: id, Enabled: true, DeliveryTargets: { ...http, ...mandrill } }
    for (const refused of [
      await wire('PATCH', `${all}/${id}`, { DeliveryTargets: mandrill }),
      await wire('PUT', `${all}/${id}`, body),
    ]) {
      expect([refused.status, codeOf(refused)]).toEqual([400, 'DeliveryConfig.TargetNotSupported'])
      expect(refused.text).toContain('The target Mandrill takes the messages of message senders only.')
    }
  }
  const emptied = await wire('PATCH', `${all}/hook`, { DeliveryTargets: {} })
  expect([emptied.status, codeOf(emptied)]).toEqual([400, 'ValidationFailure'])
  expect((await wire('PATCH', `${all}/sender`, { DeliveryTargets: mandrill })).status).toBe(200)
  expect((await wire('GET', `${all}/hook`)).body.DeliveryTargets).toMatchObject({
    Http: { Endpoint: 'https://receiver.example' },
  })
})

test('Kafka: a broker on a private address, on another port or without TLS is not called', async () => {
  const config = { SaslUsername: 'u', SaslPassword: 'p', Topic: 't' }
  const outbound = createOutbound({ allow: [] })
  const problems = await Promise.all(
    ['10.0.0.1:9092', 'broker.example:5432', 'SASL_PLAINTEXT://broker.example:9092'].map(async (BootstrapServers) => {
      const { problem } = await send('Kafka', outbound, { ...config, BootstrapServers })
      return problem
    }),
  )
  expect(problems).toEqual([
    'The address of the receiver is not public.',
    'A broker must use port 443, 9092, 9093, 9094 or 9096, or be listed in OUTBOUND_ALLOW.',
    'A broker without TLS must be listed in OUTBOUND_ALLOW.',
  ])
})

async function aPlainBroker() {
  const broker = await aKafkaBroker()
  const outbound = createOutbound({ allow: [broker.address] })
  const config = {
    BootstrapServers: `SASL_PLAINTEXT://${broker.address}`,
    SaslUsername: 'u',
    SaslPassword: 'secret',
    Topic: 'events',
  }
  return { broker, outbound, config }
}

test('Kafka: a broker that another broker names passes the guard too', async () => {
  const { broker, outbound, config } = await aPlainBroker()
  broker.leader = '10.0.0.1:9092'
  expect(await send('Kafka', outbound, config)).toMatchObject({ ok: false, isFinal: false })
  expect(broker.records).toEqual([])
})

test('Kafka: a wrong password and an absent topic are failures with a sentence', async () => {
  const { broker, outbound, config } = await aPlainBroker()
  const wrong = await send('Kafka', outbound, { ...config, SaslPassword: 'guess' })
  expect(wrong).toMatchObject({ ok: false, isReceiverDown: true })
  const absent = await send('Kafka', outbound, { ...config, Topic: 'absent' })
  expect(absent).toMatchObject({ ok: false, isReceiverDown: false })
  expect(absent.problem).toContain('Kafka: ')
  expect(broker.records).toEqual([])
})

test('Kafka: messages about one object are in one partition, with the ID of their delivery', async () => {
  const { broker, outbound, config } = await aPlainBroker()
  for (const id of ['m1', 'm2']) expect(await send('Kafka', outbound, config, { id })).toMatchObject(delivered)
  for (let n = 0; n < 6; n++) await send('Kafka', outbound, config, { objectID: `o${n}` })
  const [first, second, ...others] = broker.records
  expect(first).toMatchObject({
    key: 'Products/tile 1',
    value: message.body,
    headers: { 'x-oc-event-id': 'm1', subject: 'Products.Changed', kind: 'ProductSync', marketplace: 'market' },
  })
  expect(second?.partition).toBe(first?.partition)
  expect(new Set(others.map(({ partition }) => partition)).size).toBeGreaterThan(1)
})

test('Event Hubs: the certificate is checked against the name, and the connection string signs in', async () => {
  const hostname = 'hub.example'
  const certificate = selfSigned(hostname)
  const broker = await aKafkaBroker({ ...certificate, hostname })
  const ConnectionString = `Endpoint=sb://${broker.address}/;SharedAccessKeyName=n;SharedAccessKey=a=`
  broker.password = ConnectionString
  const config = { ConnectionString, EventHubName: 'events' }
  const resolve = async () => ['127.0.0.1']
  const allow = [broker.address]
  const trusting = createOutbound({ allow, resolve, ca: certificate.cert })
  expect(await send('EventHub', trusting, config)).toMatchObject(delivered)
  expect(broker.records).toHaveLength(1)
  const doubting = createOutbound({ allow, resolve })
  expect(await send('EventHub', doubting, config)).toMatchObject({ ok: false, isReceiverDown: true })
  expect(broker.records).toHaveLength(1)
})

const azurite = await anAzurite()
const toAzure = createOutbound({ allow: azurite.hosts })
const { connectionString: ConnectionString } = azurite

test.each(['AzureBlob', 'AzureTable'])('%s: an account on a private address is not called', async (target) => {
  const outcome = await send(target, createOutbound({ allow: [] }), { ConnectionString })
  expect(outcome).toMatchObject({ ok: false, problem: 'The address of the receiver must start with https.' })
})

test('AzureBlob: a wrong key is a failure with the code of the vendor', async () => {
  const wrong = ConnectionString.replace(/AccountKey=[^;]+/, 'AccountKey=d3Jvbmc=')
  const outcome = await send('AzureBlob', toAzure, { ConnectionString: wrong })
  expect(outcome).toMatchObject({ ok: false, statusCode: 403, isFinal: false })
})

test('AzureBlob: each message is a blob, and a repeat overwrites it', async () => {
  const config = { ConnectionString, OverrideContainerName: 'our-events' }
  for (const Name of ['old', 'Façade'])
    expect(await send('AzureBlob', toAzure, config, { body: { Name } })).toMatchObject(delivered)
  const container = BlobServiceClient.fromConnectionString(ConnectionString).getContainerClient('our-events')
  const names: string[] = []
  for await (const { name } of container.listBlobsFlat()) names.push(name)
  expect(names).toEqual(['market/ProductSync/2026/03/04/message-1.json'])
  const content = await container.getBlobClient(String(names[0])).downloadToBuffer()
  expect(JSON.parse(content.toString())).toEqual({ Name: 'Façade' })
})

test('AzureTable: each message is a row, a repeat replaces it, a long one is refused for good', async () => {
  const config = { ConnectionString, OverrideTableName: 'OurEvents' }
  for (const Name of ['old', 'Façade'])
    expect(await send('AzureTable', toAzure, config, { body: { Name } })).toMatchObject(delivered)
  const table = TableClient.fromConnectionString(ConnectionString, 'OurEvents', { allowInsecureConnection: true })
  const rows: object[] = []
  for await (const row of table.listEntities()) rows.push(row)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    partitionKey: 'Products|tile 1',
    rowKey: 'message-1',
    Subject: 'Products.Changed',
    Body: '{"Name":"Façade"}',
  })
  const long = await send('AzureTable', toAzure, config, { body: { Name: 'x'.repeat(40_000) } })
  expect(long).toMatchObject({ ok: false, isFinal: true })
})

test('CosmosDb: the database and the container are created once, calls are signed with the key', async () => {
  const receiver = await aReceiver()
  const seen: string[] = []
  receiver.answer = ({ path, headers }) => {
    const [type = '', parent = ''] = [path.split('/').at(-1), path.split('/').slice(2, -1).join('/')]
    const text = `post\n${type}\n${parent}\n${String(headers['x-ms-date']).toLowerCase()}\n\n`
    const signature = createHmac('sha256', Buffer.from('a2V5', 'base64')).update(text).digest('base64')
    if (headers.authorization !== encodeURIComponent(`type=master&ver=1.0&sig=${signature}`)) return { status: 401 }
    seen.push(path)
    return { status: type === 'docs' && seen.length === 1 ? 404 : 201 }
  }
  const outbound = createOutbound({ allow: [receiver.host] })
  const account = `AccountEndpoint=http://${receiver.host}/in/;AccountKey=`
  expect(await send('CosmosDb', outbound, { ConnectionString: `${account}d3Jvbmc=;` })).toMatchObject({
    ok: false,
    statusCode: 401,
  })
  expect(await send('CosmosDb', outbound, { ConnectionString: `${account}a2V5;` })).toMatchObject(delivered)
  expect(seen).toEqual([
    '/in/dbs/tessera/colls/deliveries/docs',
    '/in/dbs',
    '/in/dbs/tessera/colls',
    '/in/dbs/tessera/colls/deliveries/docs',
  ])
  expect(receiver.received.at(-1)?.headers).toMatchObject({
    'x-ms-documentdb-is-upsert': 'true',
    'x-ms-documentdb-partitionkey': '["Products/tile 1"]',
  })
  expect(receiver.received.at(-1)?.body).toMatchObject({ id: 'message-1', body: message.body })
})

test('Mandrill: the message of a sender becomes an email; a rejected address is not tried again', async () => {
  const receiver = await aReceiver()
  const guarded = createOutbound({ allow: [receiver.host] })
  const outbound: Outbound = {
    ...guarded,
    exchange: (request) =>
      guarded.exchange({ ...request, url: request.url.replace('https://mandrillapp.com', `http://${receiver.host}`) }),
  }
  const body = {
    Recipient: { Email: 'lee@example.com', FirstName: 'Lee' },
    CCList: ['boss@example.com'],
    EventBody: { Order: { ID: 'o1', Total: 12.5 } },
    ConfigData: { FromEmail: 'shop@example.com', FromName: 'Shop' },
  }
  const changes = { kind: 'MessageSender', subject: 'OrderSubmitted', body }
  const unset = { ...changes, body: { ...body, ConfigData: null } }
  expect(await send('Mandrill', outbound, { ApiKey: 'k' }, unset)).toMatchObject({ ok: false, isFinal: true })
  receiver.answer = () => ({ status: 200, body: [{ email: 'lee@example.com', status: 'sent' }] })
  expect(await send('Mandrill', outbound, { ApiKey: 'k' }, changes)).toMatchObject(delivered)
  expect(receiver.received[0]).toMatchObject({
    path: '/api/1.0/messages/send.json',
    body: {
      key: 'k',
      message: {
        from_email: 'shop@example.com',
        to: [
          { email: 'lee@example.com', type: 'to' },
          { email: 'boss@example.com', type: 'cc' },
        ],
      },
    },
  })
  expect(JSON.stringify(receiver.received[0]?.body)).toContain('$12.50')
  const rejected = { email: 'lee@example.com', status: 'rejected', reject_reason: 'hard-bounce' }
  receiver.answer = () => ({ status: 200, body: [rejected] })
  expect(await send('Mailchimp', outbound, { ApiKey: 'k' }, changes)).toMatchObject({
    ok: false,
    isFinal: true,
    problem: 'lee@example.com was rejected: hard-bounce.',
  })
})
