import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ReferralCard } from '../../app/features/rewards/referral-card.tsx'

const show = (hasPayoutDetails: boolean) => {
  const element = <ReferralCard referralId="100007" referralText="You earn 5%." hasPayoutDetails={hasPayoutDetails} />
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test('referral points are booked at once, so nothing says that they wait for payout details', () => {
  expect(show(false)).toContain('in your balance and can be redeemed')
  expect(show(false)).not.toMatch(/pending|wait/)
  expect(show(true)).not.toContain('payout')
})
