/** The search tree of a short trace: a node for each call. */
import { traceEvent, type Trace } from '../../../engine';

/** A call, as a node. */
export interface TreeNode {
  /** The position at which the call begins, and the one at which it has failed; null: never. */
  begins: number;
  fails: number | null;
  parent: number | null;
  depth: number;
  /** From 0 at the left, in widths of a node. */
  x: number;
  /** What was placed last before the call: its digits, to stand at the branch. */
  label: string;
  /** Whether the board was a solution there. */
  solved: boolean;
}

/** Calls beyond which there is no tree to look at. */
export const largestTree = 300;

/** The nodes in the order of their calls; null where they are too many, or not all were kept. */
export function treeOf({ events, segments, total }: Trace): TreeNode[] | null {
  if (segments.length > 1 || total > events.length) return null;
  const nodes: TreeNode[] = [];
  const open: number[] = [];
  /** Of each open call, and of none at index 0, the digits that stand because of it. */
  const standing: number[][] = [[]];
  for (const [i, event] of events.entries()) {
    switch (traceEvent.kindOf(event)) {
      case 'visit':
        if (nodes.length === largestTree) return null;
        open.push(nodes.length);
        nodes.push({
          begins: i + 1,
          fails: null,
          parent: open.at(-2) ?? null,
          depth: open.length - 1,
          x: 0,
          label: standing.at(-1)!.join(''),
          solved: false,
        });
        standing.push([]);
        break;
      case 'place':
        standing.at(-1)!.push(traceEvent.digitOf(event));
        break;
      case 'remove':
        standing.at(-1)!.pop();
        break;
      case 'back-up': {
        const ended = open.pop();
        if (ended !== undefined) nodes[ended]!.fails = i + 1;
        standing.pop();
        break;
      }
      case 'solved': {
        const ended = open.pop();
        if (ended !== undefined) nodes[ended]!.solved = true;
        standing.pop();
        break;
      }
      default:
    }
  }
  arrange(nodes);
  return nodes;
}

/** Leaves stand side by side, and every other node above the middle of its children. */
function arrange(nodes: TreeNode[]): void {
  const reach = nodes.map((): [number, number] | null => null);
  let leaves = 0;
  // Children come behind their parents, and leaves from left to right.
  const isLeaf = nodes.map(() => true);
  for (const { parent } of nodes) if (parent !== null) isLeaf[parent] = false;
  nodes.forEach((node, i) => {
    if (isLeaf[i]) node.x = leaves++;
  });
  for (let i = nodes.length - 1; i >= 0; --i) {
    const node = nodes[i]!;
    const own = reach[i];
    if (own) node.x = (own[0] + own[1]) / 2;
    if (node.parent === null) continue;
    const above = reach[node.parent];
    reach[node.parent] = above ? [node.x, above[1]] : [node.x, node.x];
  }
}
