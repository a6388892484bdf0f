import { startPlatform } from '@tessera/testing/platform'
import { expect, test } from 'vitest'
import { aReceiver } from '../delivery/a-receiver.ts'
import { aWorker } from '../delivery/a-worker.ts'
import { anApprovalShop } from '../orders/an-approval-shop.ts'
import { toldBy } from './told-by.ts'

const receiver = await aReceiver()
const allow = [receiver.host]
const platform = await startPlatform({ outboundAllow: allow })

const types = [
  'OrderSubmitted',
  'OrderSubmittedForApproval',
  'OrderSubmittedForYourApproval',
  'OrderApproved',
  'OrderDeclined',
  'OrderSubmittedForYourApprovalHasBeenApproved',
  'OrderSubmittedForYourApprovalHasBeenDeclined',
]

async function aShop() {
  const shop = await anApprovalShop(platform)
  const URL = `${receiver.url}/{messagetype}`
  const sender = { ID: 's', Name: 'S', URL, SharedKey: 'k', MessageTypes: types, AllowAllBuyers: true }
  expect((await shop.call('POST', '/messagesenders', sender)).status).toBe(201)
  receiver.received.length = 0
  const worker = aWorker(platform, allow)
  const me = String((await shop.customer('GET', '/me')).body.ID)
  return { ...shop, me, told: () => toldBy(worker, receiver) }
}

test('a refused answer sends nothing', async () => {
  const { person, rule, submit, told } = await aShop()
  await person('bosses')
  const outsider = await person('others')
  await rule('all', 'bosses', 'true')
  const { body } = await submit(1)
  await told()
  expect((await outsider.approve(body.ID)).status).toBeGreaterThanOrEqual(400)
  expect((await outsider.decline(body.ID)).status).toBeGreaterThanOrEqual(400)
  expect(await told()).toEqual([])
})

test('an approval is sent to the group, and the last one to the submitter', async () => {
  const { person, rule, submit, told, me } = await aShop()
  const [lead, head] = [await person('leads'), await person('heads')]
  await rule('first', 'leads', 'order.Total > 0')
  await rule('then', 'heads', "order.approved('first')")
  const { body } = await submit(2)
  expect(await told()).toEqual([
    [me, 'OrderSubmittedForApproval'],
    [lead.id, 'OrderSubmittedForYourApproval'],
  ])
  expect((await lead.approve(body.ID, { Comments: 'Yes' })).body.Status).toBe('AwaitingApproval')
  expect(await told()).toEqual([
    [lead.id, 'OrderSubmittedForYourApprovalHasBeenApproved'],
    [head.id, 'OrderSubmittedForYourApproval'],
  ])
  expect(receiver.received.at(-1)?.body).toMatchObject({
    EventBody: {
      Order: { ID: body.ID, Status: 'AwaitingApproval' },
      Approvals: [
        { ApprovalRuleID: 'first', Status: 'Approved', Comments: 'Yes', Approver: { ID: lead.id } },
        { ApprovalRuleID: 'then', Status: 'Pending' },
      ],
    },
  })
  expect((await head.approve(body.ID)).body.Status).toBe('Open')
  expect(await told()).toEqual([
    [lead.id, 'OrderSubmittedForYourApprovalHasBeenApproved'],
    [head.id, 'OrderSubmittedForYourApprovalHasBeenApproved'],
    [me, 'OrderApproved'],
  ])
})

test('a declined order is sent to the group and the submitter', async () => {
  const { person, rule, submit, told, me } = await aShop()
  const [one, other] = [await person('bosses'), await person('bosses')]
  await rule('all', 'bosses', 'true')
  const { body } = await submit(1)
  await told()
  expect((await one.decline(body.ID, { Comments: 'No' })).status).toBeLessThan(300)
  expect(await told()).toEqual([
    [one.id, 'OrderSubmittedForYourApprovalHasBeenDeclined'],
    [other.id, 'OrderSubmittedForYourApprovalHasBeenDeclined'],
    [me, 'OrderDeclined'],
  ])
})

test('an order that is answered before anyone is told was submitted for approval all the same', async () => {
  const { person, rule, submit, told, me } = await aShop()
  const boss = await person('bosses')
  await rule('all', 'bosses', 'true')
  const { body } = await submit(1)
  await boss.decline(body.ID)
  expect(await told()).toEqual([
    [me, 'OrderSubmittedForApproval'],
    [boss.id, 'OrderSubmittedForYourApprovalHasBeenDeclined'],
    [me, 'OrderDeclined'],
  ])
})
