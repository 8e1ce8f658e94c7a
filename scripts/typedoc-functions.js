import { Converter, ReflectionKind } from 'typedoc';

/** A function whose arguments are checked is a constant to TypeScript; the reference shows it as the function it is, with its comment. */
export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const constant of project.getReflectionsByKind(ReflectionKind.Variable)) {
      const signatures = constant.type?.type === 'reflection' ? constant.type.declaration.signatures : undefined;
      if (!signatures) continue;
      constant.kind = ReflectionKind.Function;
      constant.signatures = signatures;
      for (const signature of signatures) Object.assign(signature, { name: constant.name, parent: constant });
      delete constant.type;
      delete constant.defaultValue;
    }
  });
}
