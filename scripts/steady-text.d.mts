import type { Rule } from 'eslint';

export const steadyText: Rule.RuleModule;
