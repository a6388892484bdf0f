import type { StaffOrderPage } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { formatCount } from '@tessera/ui/format'
import { Form } from 'react-router'
import { SelectionBar } from '../../generic/selection-bar.tsx'
import { StaffList } from '../../generic/staff-list.tsx'
import { type OrderListQuery, orderList } from './order-list.ts'
import { OrdersTable } from './orders-table.tsx'

interface Props {
  query: OrderListQuery
  found: StaffOrderPage
  /** Carts of the people whom the search finds. */
  carts: number
  /** Whether this person may move orders, not only look. */
  mayWork: boolean
  now: string
}

/** Orders of all customers; carts are not among them. */
export function OrdersScreen({ query, found, carts, mayWork, now }: Props) {
  return (
    <StaffList
      title="Orders"
      list={orderList}
      query={query}
      placeholder="Number, name, phone, PO or job"
      found={found}
      row="order"
      hasFile
      searched={<Searched carts={carts} />}
    >
      {/* the whole list is one form, so that its boxes reach every button; a file is the browser's to fetch */}
      <Form method="post" reloadDocument className="grid gap-3">
        <OrdersTable caption="Orders" rows={found.items} now={now} canSelect />
        <SelectionBar>
          <div className="flex flex-wrap gap-3">
            {mayWork && (
              <Button type="submit" name="intent" value="ask" size="Small">
                Move selected to next step
              </Button>
            )}
            <Button type="submit" formMethod="get" formAction="/console/orders/picks" size="Small">
              Print picks for selected
            </Button>
            <Button type="submit" name="intent" value="export" size="Small">
              Export selected
            </Button>
          </div>
        </SelectionBar>
      </Form>
    </StaffList>
  )
}

const Searched = ({ carts }: { carts: number }) => (
  <>
    {carts > 0 && <p className="mb-2 font-bold text-ink">In carts: {formatCount(carts)}</p>}
    <p>Numbers, POs, jobs, names, emails and phone numbers are searched. Carts are not orders yet.</p>
    <p>One or two letters match the start of words.</p>
  </>
)
