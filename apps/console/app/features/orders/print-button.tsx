import { Button } from '@tessera/ui/button'

/** Without script the browser's own menu prints the page. */
export const PrintButton = () => (
  <Button className="no-print" onClick={() => globalThis.print()}>
    Print
  </Button>
)
