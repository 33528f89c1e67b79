/** The filter field of the content tree, for whoever brings the focus to it. */
export const treeFilterId = 'tree-filter';
