import type { DeliveryReceiver, HealthReport } from '@tessera/client/platform/types.gen'
import type { ShopHealth } from '@tessera/client/shop/types.gen'
import type { Operation } from '@tessera/contract/kit/operation'
import { healthCalls } from '@tessera/contract/middleware/operator/health-operations'
import { listDeliveryReceivers } from '@tessera/contract/platform/additions/deliveries'
import { getHealth } from '@tessera/contract/platform/additions/health'
import { getEnvironment } from '../../http/environment.server.ts'
import { callOperation } from '../../operations/call-operation.server.ts'
import { isAllowed, notHere, refusalOf } from '../../operations/read-operation.server.ts'
import { mayUse } from '../../session/read-staff-call.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { nameBuyerOrders } from '../supplier/name-forwarded.server.ts'
import type { HealthAnswers } from './health-view.ts'
import { findingOrders } from './rule-faults.ts'

/** Asks both programs. One that does not answer is a fault on the page, not a failed page. */
export async function loadHealth(staff: Staff): Promise<HealthAnswers> {
  if (staff.caller.userType !== 'admin') throw notHere()
  if (!mayUse(staff, healthCalls.getHealth)) throw refusalOf('Auth.InsufficientRoles', healthCalls.getHealth)
  const [shop, platform, receivers] = await Promise.all([
    askShop(staff),
    askPlatform<HealthReport>(staff, getHealth),
    askPlatform<{ Items: DeliveryReceiver[] }>(staff, listDeliveryReceivers),
  ])
  const orders = await nameBuyerOrders(staff, findingOrders(platform?.Findings ?? []))
  return { shop, platform, receivers: receivers?.Items ?? [], orders }
}

const askShop = ({ token }: Staff): Promise<ShopHealth | null> =>
  getEnvironment()
    .shop.Operator.GetHealth({ accessToken: token })
    .catch(() => null)

async function askPlatform<Reply>(staff: Staff, operation: Operation): Promise<Reply | null> {
  if (!isAllowed(staff.caller, operation, {})) return null
  const answer = await callOperation(staff.token, operation, { params: {} }).catch(() => undefined)
  return answer?.isOk ? (answer.data as Reply) : null
}
