/** What a child may be at one time or another: `text`, `element` (with its tag), `list`, `nothing`, `node`, as React declares what may be any of these, or `unknown`. */
const only = (kind) => new Set([kind]);
const union = (...sets) => new Set(sets.flatMap((set) => [...set]));
/** Where there are words rather than blocks. */
const inline = /^(a|b|button|dd|dt|em|h\d|label|li|p|small|span|strong|summary|td|th)$/;
const wrappers = ['JSXExpressionContainer', 'TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];

/**
 * A rule of lint. A browser that translates a page puts every text into an element of its own, and React does not find it any more where
 * it was: taking it out, or putting something before it, ends in an error. So text that comes and goes, and text after something that
 * comes and goes, stands in an element of its own. An element whose only child is text is filled anew as a whole.
 * @type {import('eslint').Rule.RuleModule}
 */
export const steadyText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      comes: 'Text that comes and goes beside others wants an element of its own: a translated page fails without.',
      follows: 'Text after something that comes and goes wants an element of its own: a translated page fails without.',
      bare: 'A part that gives text without an element cannot be taken out of a translated page.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const declaredAs = (type) =>
      new Set([...sourceCode.text.matchAll(new RegExp(`(\\w+)\\??: ${type}\\b`, 'g'))].map(([, name]) => name));
    const nodes = declaredAs('React(?:Node|Element)');
    const strings = declaredAs('(?:string|number)');
    const kindOfName = (name) => (nodes.has(name) ? 'node' : strings.has(name) ? 'text' : 'unknown');

    function look({ children, openingElement }) {
      const shown = children.filter((child) => !isLayout(child));
      if (shown.length < 2) return;
      const holdsWords = inline.test(openingElement?.name.name);
      let isAfterGuest = false;
      for (const child of shown) {
        const kinds = kindsOf(child);
        const mayBeText = kinds.has('text') || kinds.has('unknown');
        if (kinds.has('text')) kinds.delete('unknown');
        const isGiven = kinds.delete('children');
        const comesAndGoes = kinds.size > 1 || kinds.has('list');
        if (mayBeText && comesAndGoes) context.report({ node: child, messageId: 'comes' });
        else if (isAfterGuest && (kinds.has('text') || (holdsWords && isGiven)))
          context.report({ node: child, messageId: 'follows' });
        isAfterGuest = comesAndGoes || kinds.has('node') || (isAfterGuest && kinds.has('nothing'));
      }
    }

    function kindsOf(node) {
      if (wrappers.includes(node.type)) return kindsOf(node.expression);
      switch (node.type) {
        case 'JSXElement':
          return kindsOfElement(node.openingElement.name);
        case 'JSXFragment':
          return only('element');
        case 'TemplateLiteral':
        case 'JSXText':
          return only('text');
        case 'Literal':
          return only(node.value === null || node.value === '' || typeof node.value === 'boolean' ? 'nothing' : 'text');
        case 'ConditionalExpression':
          return union(kindsOf(node.consequent), kindsOf(node.alternate));
        case 'LogicalExpression':
          return union(node.operator === '&&' ? only('nothing') : kindsOf(node.left), kindsOf(node.right));
        case 'CallExpression':
          return kindsOfCall(node.callee);
        case 'Identifier':
          return kindsOfName(node);
        case 'MemberExpression':
          return node.object.type === 'ObjectExpression'
            ? union(...node.object.properties.map(({ value }) => kindsOf(value)))
            : only(kindOfName(node.property.name));
        default:
          return only('unknown');
      }
    }

    function kindsOfName(node) {
      if (node.name === 'undefined') return only('nothing');
      if (node.name === 'children') return new Set(['node', 'children']);
      const value = valueOf(node);
      return value ? kindsOf(value) : only(kindOfName(node.name));
    }

    function kindsOfCall(callee) {
      if (callee.type === 'MemberExpression' && /^(flatMap|map)$/.test(callee.property.name)) return only('list');
      const name = callee.property?.name ?? callee.name;
      if (name === 'children') return only('element');
      if (/^(t|slice|trim|join|format|String)$|^format[A-Z]|InWords$/.test(name)) return only('text');
      const made = callee.type === 'Identifier' ? valueOf(callee) : undefined;
      return only(made?.body && givesElements(made.body) ? 'element' : 'unknown');
    }

    /** Another tag is another element; one that is chosen while rendering may be another the next time. */
    function kindsOfElement(tag) {
      const chosen = tag.type === 'JSXIdentifier' && /^[A-Z]/.test(tag.name) ? valueOf(tag) : undefined;
      const isChosen = chosen && /^(Conditional|Member|Logical)Expression$/.test(chosen.type);
      return isChosen ? union(only(`element`), only('another')) : only(`element ${sourceCode.getText(tag)}`);
    }

    /** What a name of this file stands for, if it is a constant or a function. */
    function valueOf(node) {
      let scope = sourceCode.getScope(node);
      while (scope && !scope.set.has(node.name)) scope = scope.upper;
      const definition = scope?.set.get(node.name)?.defs[0];
      const found = definition?.type === 'Parameter' ? undefined : definition?.node;
      if (found?.type === 'FunctionDeclaration') return found;
      return found?.type === 'VariableDeclarator' && found.id.type === 'Identifier' ? found.init : undefined;
    }

    const givesElement = (value) => [...kindsOf(value)].some((kind) => /^(element|node)/.test(kind));
    const seen = new Set();
    function givesElements(body) {
      if (body.type !== 'BlockStatement') return givesElement(body);
      if (seen.has(body)) return true;
      seen.add(body);
      return returnsOf(body).some(givesElement);
    }

    /** What a function gives back, but not what functions in it do. */
    function returnsOf(node) {
      if (!node || /Function/.test(node.type)) return [];
      if (node.type === 'ReturnStatement') return node.argument ? [node.argument] : [];
      return sourceCode.visitorKeys[node.type].flatMap((key) => [node[key]].flat().flatMap(returnsOf));
    }

    function lookIntoFragment(node) {
      look(node);
      if (/^(JSXAttribute|Property)$/.test(outside(node).type)) return;
      for (const child of node.children)
        if (!isLayout(child) && kindsOf(child).has('text')) context.report({ node: child, messageId: 'bare' });
    }

    function outside(node) {
      let { parent } = node;
      while (/^(JSXExpressionContainer|ConditionalExpression|LogicalExpression|ArrayExpression)$/.test(parent.type))
        parent = parent.parent;
      return parent;
    }

    /** What is called by a capital letter is a part of a page. */
    function lookIntoPart(node) {
      const { name } = node.id ?? node.parent.id ?? {};
      if (!/^[A-Z]/.test(name)) return;
      for (const value of node.body.type === 'BlockStatement' ? returnsOf(node.body) : [node.body])
        if (kindsOf(value).has('text')) context.report({ node: value, messageId: 'bare' });
    }

    return {
      JSXElement: look,
      JSXFragment: lookIntoFragment,
      FunctionDeclaration: lookIntoPart,
      ArrowFunctionExpression: lookIntoPart,
    };
  },
};

/** Layout of the source, comments, and spaces, which nobody translates. */
function isLayout({ type, value, expression }) {
  if (type === 'JSXText') return value.trim() === '';
  return type === 'JSXExpressionContainer' && (expression.type === 'JSXEmptyExpression' || expression.value === ' ');
}
