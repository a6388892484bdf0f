import { integrationEvents } from '@tessera/contract/platform/integrations/integration-events'
import { fail } from '@tessera/server/api-error'
import type { PlatformHandlers } from '../actor.ts'
import { type WriteRule, withRules } from '../engine/with-rules.ts'
import { withStoredHeader } from './with-stored-header.ts'

/** The type cannot change, because API clients may be linked to it; if omitted, it stays. */
const sameType: WriteRule = async (call, written) => {
  const { EventType: given } = call.body
  const { before } = written
  if (before?.EventType && given !== undefined && given !== before.EventType)
    fail('IntegrationEvent.CannotEditType', { EventType: before.EventType })
  const body = withStoredHeader(call, written)
  return before ? { ...body, EventType: given ?? before.EventType } : body
}

export const integrationEventHandlers: PlatformHandlers = withRules(integrationEvents, sameType)
