/** A category as the tree of its catalog has it. */
export interface CategoryNode {
  id: string
  parentID: string | null
  isActive: boolean
}

/** The settings of a catalog and its categories for one company. */
export interface CompanySettings {
  /** The catalog's own setting; undefined if the company does not have the catalog. */
  showsAll: boolean | undefined
  /** Settings of categories, by ID. */
  byCategory: ReadonlyMap<string, boolean>
}

/**
 * Whether the products of each category are open to a company: an inactive category closes everything below it, the
 * nearest setting above decides, else the catalog's.
 */
export function openCategories(nodes: readonly CategoryNode[], settings: CompanySettings): Set<string> {
  const byID = new Map(nodes.map((node) => [node.id, node]))
  const isOpen = (node: CategoryNode): boolean => {
    const branch = branchOf(byID, node)
    if (settings.showsAll === undefined || branch.some(({ isActive }) => !isActive)) return false
    const nearest = branch.find(({ id }) => settings.byCategory.has(id))
    return nearest ? settings.byCategory.get(nearest.id) === true : settings.showsAll
  }
  return new Set(nodes.filter(isOpen).map(({ id }) => id))
}

/** A category and everything above it, the nearest first. */
function branchOf(byID: ReadonlyMap<string, CategoryNode>, node: CategoryNode): CategoryNode[] {
  const branch: CategoryNode[] = []
  for (let at: CategoryNode | undefined = node; at && !branch.includes(at); at = byID.get(at.parentID ?? ''))
    branch.push(at)
  return branch
}

/** A category in the order of its tree. */
export interface OrderedCategory<Node> {
  node: Node
  depth: number
}

/** The tree from the top, brothers and sisters in the given order. What hangs on a missing parent stands at the top. */
export function orderTree<Node extends CategoryNode>(nodes: readonly Node[]): OrderedCategory<Node>[] {
  const ids = new Set(nodes.map(({ id }) => id))
  const children = Map.groupBy(nodes, ({ parentID }) => (parentID !== null && ids.has(parentID) ? parentID : null))
  const below = (parentID: string | null, depth: number): OrderedCategory<Node>[] =>
    (children.get(parentID) ?? []).flatMap((node) => [{ node, depth }, ...below(node.id, depth + 1)])
  return below(null, 0)
}

/** The places that a category can move to: not itself and nothing below it. */
export function possibleParents<Node extends CategoryNode>(nodes: readonly Node[], id: string): Node[] {
  const byID = new Map<string, CategoryNode>(nodes.map((node) => [node.id, node]))
  return nodes.filter((node) => !branchOf(byID, node).some((one) => one.id === id))
}
