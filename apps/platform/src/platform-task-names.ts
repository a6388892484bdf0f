/** The background tasks of the platform; the shop has others in the same queue. */
export const platformTaskNames = [
  'order-submitted',
  'run-subscriptions',
  'run-subscription',
  'run-minute',
  'relay-events',
  'send-deliveries',
  'check-invariants',
  'rotate-keys',
  'forget-expired',
] as const
