import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { Reader, readRecordsBatch } from '@platformatic/kafka'
import { closeAfterFile } from '@tessera/testing/close-after-file'

export interface KafkaBroker {
  /** `host:port` as brokers name themselves, for OUTBOUND_ALLOW. */
  address: string
  records: { partition: number; key: string; value: unknown; headers: Record<string, string> }[]
  /** The leader of every partition as the broker tells it; itself unless a test says otherwise. */
  leader: string
  password: string
  partitions: number
}

const int16 = (value: number) => Buffer.from([(value >> 8) & 255, value & 255])
const int32 = (value: number) => Buffer.from([value >> 24, value >> 16, value >> 8, value].map((byte) => byte & 255))
const int64 = (value: number) => Buffer.concat([int32(0), int32(value)])
const string = (value: string) => Buffer.concat([int16(value.length), Buffer.from(value)])
const array = (...items: Buffer[]) => Buffer.concat([int32(items.length), ...items])
const none = int16(-1)
const noTags = Buffer.from([0])

const keys = { produce: 0, metadata: 3, handshake: 17, versions: 18, authenticate: 36 }
const served = [
  [keys.produce, 7],
  [keys.metadata, 5],
  [keys.handshake, 1],
  [keys.authenticate, 2],
] as const

/** A broker that speaks the part of the Kafka protocol a producer needs, byte by byte as the protocol's guide says. */
export async function aKafkaBroker(tls?: { key: string; cert: string; hostname: string }): Promise<KafkaBroker> {
  const serve = (socket: Socket) => {
    let waiting = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (chunk: Buffer) => {
      waiting = Buffer.concat([waiting, chunk])
      while (waiting.length >= 4 && waiting.length >= 4 + waiting.readInt32BE(0)) {
        const size = waiting.readInt32BE(0)
        const reply = answer(broker, Reader.from(waiting.subarray(4, 4 + size)))
        socket.write(Buffer.concat([int32(reply.length), reply]))
        waiting = waiting.subarray(4 + size)
      }
    })
  }
  const server = tls ? createTlsServer(tls, serve) : createServer(serve)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  closeAfterFile(() => void server.close())
  const address = `${tls?.hostname ?? '127.0.0.1'}:${(server.address() as AddressInfo).port}`
  const broker: KafkaBroker = { address, records: [], leader: address, password: 'secret', partitions: 3 }
  return broker
}

function answer(broker: KafkaBroker, request: Reader): Buffer {
  const key = request.readInt16()
  request.readInt16()
  const correlation = int32(request.readInt32())
  request.readString(false)
  if (key === keys.versions) return Buffer.concat([correlation, versions()])
  if (key === keys.handshake) return Buffer.concat([correlation, int16(0), array(string('PLAIN'))])
  if (key === keys.authenticate) return Buffer.concat([correlation, noTags, authenticate(broker, request)])
  if (key === keys.metadata) return Buffer.concat([correlation, metadata(broker, request)])
  if (key === keys.produce) return Buffer.concat([correlation, produce(broker, request)])
  throw new Error(`unexpected request ${key}`)
}

function versions(): Buffer {
  const ranges = served.map(([key, version]) => Buffer.concat([int16(key), int16(version), int16(version)]))
  return Buffer.concat([int16(0), array(...ranges), int32(0)])
}

function authenticate({ password }: KafkaBroker, request: Reader): Buffer {
  request.readInt8()
  const given = request.readBytes(true).toString().split('\0')[2]
  const refused = 58
  return Buffer.concat([int16(given === password ? 0 : refused), Buffer.from([0, 1]), int64(0), noTags])
}

function metadata({ leader, partitions }: KafkaBroker, request: Reader): Buffer {
  const [topic = ''] = request.readArray((r) => r.readString(false), false, false)
  const [host = '', port = ''] = leader.split(':')
  const node = Buffer.concat([int32(1), string(host), int32(Number(port)), none])
  const unknown = 3
  const parts = Array.from({ length: topic === 'absent' ? 0 : partitions }, (_, nth) =>
    Buffer.concat([int16(0), int32(nth), int32(1), array(int32(1)), array(int32(1)), array()]),
  )
  const about = Buffer.concat([
    int16(topic === 'absent' ? unknown : 0),
    string(topic),
    Buffer.from([0]),
    array(...parts),
  ])
  return Buffer.concat([int32(0), array(node), none, int32(1), array(about)])
}

function produce(broker: KafkaBroker, request: Reader): Buffer {
  request.readNullableString(false)
  request.readInt16()
  request.readInt32()
  request.readInt32()
  const topic = request.readString(false)
  request.readInt32()
  const partition = request.readInt32()
  request.readInt32()
  for (const { key, value, headers } of readRecordsBatch(request).records)
    broker.records.push({
      partition,
      key: String(key),
      value: JSON.parse(String(value)),
      headers: Object.fromEntries(headers.map(([name, text]) => [String(name), String(text)])),
    })
  const stored = Buffer.concat([int32(partition), int16(0), int64(0), int64(0), int64(0)])
  return Buffer.concat([array(Buffer.concat([string(topic), array(stored)])), int32(0)])
}
