import { Button } from '@tessera/ui/button'
import { DownloadIcon } from '@tessera/ui/icons'
import { Form } from 'react-router'

/** Other things to do with a cart. Only signed-in customers can request a quote. */
export function CartLinks({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <Form method="post" className="no-print -ms-3 flex flex-wrap items-center gap-x-4">
      {isSignedIn && (
        <Button type="submit" name="intent" value="quote" kind="quiet" size="Small">
          Request a quote
        </Button>
      )}
      <Button type="submit" name="intent" value="share" kind="quiet" size="Small">
        Share cart
      </Button>
      <a
        href="/shopping-cart/export.csv"
        download
        className="inline-flex min-h-9 items-center gap-2 px-3 text-sm text-ink"
      >
        <DownloadIcon className="size-4" /> Download CSV
      </a>
      <Button type="submit" name="intent" value="clear" kind="quiet" size="Small">
        Empty cart
      </Button>
    </Form>
  )
}
