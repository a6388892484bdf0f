import { Button } from '@tessera/ui/button'
import { formatUnits } from '@tessera/ui/format'
import { PrintIcon } from '@tessera/ui/icons'

/** One primary action; without JavaScript another button draws the typed values. */
export function LayoutActions({ canEdit, isSaved, isBusy }: { canEdit: boolean; isSaved: boolean; isBusy: boolean }) {
  return (
    <div className="grid gap-3 border-t border-grout pt-6">
      {canEdit ? (
        <>
          <Button type="submit" name="intent" value="layout-save" kind="primary" isWide isBusy={isBusy}>
            Save layout
          </Button>
          <Button type="submit" name="intent" value="layout-take" isWide isBusy={isBusy}>
            Add materials to project
          </Button>
        </>
      ) : (
        <p className="text-sm text-stone">This project is archived. Unarchive it to save a layout.</p>
      )}
      <DrawWithoutScript />
      <div className="flex flex-wrap justify-between gap-2">
        <PrintButton />
        {isSaved && canEdit && (
          <Button type="submit" name="intent" value="layout-remove" kind="quiet" size="Small">
            Remove layout
          </Button>
        )}
      </div>
    </div>
  )
}

interface VisitorActionsProps {
  savePath: string
  unit: string
  boxes: number | undefined
}

/** Without a project the boxes go into the cart; saving asks for a sign-in and takes the drawing along. */
export const VisitorActions = ({ savePath, unit, boxes }: VisitorActionsProps) => (
  <div className="grid gap-3 border-t border-grout pt-6">
    <input type="hidden" name="quantity" value={boxes ?? 0} />
    <Button
      type="submit"
      formAction="/shopping-cart"
      formMethod="post"
      name="intent"
      value="add"
      kind="primary"
      isWide
      disabled={boxes === undefined}
    >
      {boxes === undefined ? 'Add to cart' : `Add ${formatUnits(boxes, unit)} to cart`}
    </Button>
    <Button type="submit" formMethod="get" formAction={savePath} isWide disabled={boxes === undefined}>
      Save to a project
    </Button>
    <p className="text-sm text-stone">Saving needs an account. Your drawing is kept while you sign in.</p>
    <DrawWithoutScript />
    <div>
      <PrintButton />
    </div>
  </div>
)

const DrawWithoutScript = () => (
  <div className="hidden noscript:block">
    <Button type="submit" formMethod="get" name="draw" value="yes" isWide>
      Update drawing
    </Button>
  </div>
)

const PrintButton = () => (
  <Button
    kind="quiet"
    size="Small"
    className="needs-script"
    icon={<PrintIcon className="size-4" />}
    onClick={() => window.print()}
  >
    Print
  </Button>
)
