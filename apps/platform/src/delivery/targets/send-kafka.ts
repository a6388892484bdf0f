import type { SendMessage } from '../outgoing-message.ts'
import { delivered, failForNow, type SendOutcome } from '../send-outcome.ts'
import { BrokerRefused, KafkaBrokers } from './kafka-brokers.ts'
import { type KafkaTopic, topicOfEventHub, topicOfKafka } from './kafka-topic.ts'

export const sendKafka: SendMessage = ({ outbound }, config, message) =>
  produce(new KafkaBrokers(outbound, topicOfKafka(config)), topicOfKafka(config), message)

export const sendEventHub: SendMessage = ({ outbound }, config, message) =>
  produce(new KafkaBrokers(outbound, topicOfEventHub(config)), topicOfEventHub(config), message)

type Message = Parameters<SendMessage>[2]

/** All replicas have the message before it counts as delivered. */
const allReplicas = -1
const replicaTimeout = 5000

async function produce(brokers: KafkaBrokers, { topic }: KafkaTopic, message: Message): Promise<SendOutcome> {
  try {
    const { murmur2, metadataV5, produceV7 } = await import('@platformatic/kafka')
    const key = Buffer.from(message.objectID ?? message.id)
    const cluster = await metadataV5.api.async(await brokers.connectAny(), [topic], false)
    const partitions = (cluster.topics[0]?.partitions ?? []).toSorted((a, b) => a.partitionIndex - b.partitionIndex)
    // as Kafka's own clients choose: all messages about one object are in one partition, in order
    const partition = partitions[(murmur2(key) & 0x7fff_ffff) % partitions.length]
    const leader = cluster.brokers.find(({ nodeId }) => nodeId === partition?.leaderId)
    if (!partition || !leader) return failForNow(`The topic ${topic} has no leader now.`, { isReceiverDown: true })
    const connection = await brokers.connect(`${leader.host}:${leader.port}`)
    const record = { topic, partition: partition.partitionIndex, key, ...contentOf(message) }
    await produceV7.api.async(connection, allReplicas, replicaTimeout, [record], { compression: 'none' })
    return delivered
  } catch (error) {
    return outcomeOfError(error as Error)
  } finally {
    await brokers.close()
  }
}

const contentOf = ({ id, kind, subject, marketplace, date, body }: Message) => ({
  value: Buffer.from(JSON.stringify(body)),
  headers: new Map(
    Object.entries({ 'x-oc-event-id': id, kind, subject, marketplace }).map(([name, value]) => [
      Buffer.from(name),
      Buffer.from(value),
    ]),
  ),
  timestamp: BigInt(date.getTime()),
})

/** A broker that answers with an error is up; any other failure holds the lane. */
function outcomeOfError(error: Error): SendOutcome {
  if (error instanceof BrokerRefused) return error.outcome
  const causes = error instanceof AggregateError ? error.errors : [error.cause]
  const texts = [error, ...causes].filter((one) => one instanceof Error).map(({ message }) => message)
  const problem = `Kafka: ${[...new Set(texts)].join(' ')}`.slice(0, 300)
  return failForNow(problem, { isReceiverDown: 'code' in error && error.code !== 'PLT_KFK_RESPONSE' })
}
