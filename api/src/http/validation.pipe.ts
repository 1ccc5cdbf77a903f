import { BadRequestException, ValidationPipe, type ValidationError } from '@nestjs/common';
import { refusedInGroup } from '@copydesk/contracts';

/** Checks bodies against their request class. Fields that the class does not know are dropped. */
export const validation = new ValidationPipe({
  whitelist: true,
  transform: true,
  exceptionFactory: (found) => {
    const errors = Object.fromEntries(found.flatMap(messagesOf));
    return new BadRequestException({ message: Object.values(errors)[0] ?? 'The request is not valid.', errors });
  },
});

/** Each refused field with its message; those of a group by their place in the body. */
function messagesOf(error: ValidationError): [field: string, message: string][] {
  const inGroup = refusedInGroup(error)?.map(({ field, message }): [string, string] => [field, message]);
  return inGroup ?? [[error.property, firstMessage(error)]];
}

function firstMessage(error: ValidationError): string {
  const [message] = Object.values(error.constraints ?? {});
  if (message) return message;
  const [child] = error.children ?? [];
  return child ? firstMessage(child) : `${error.property} is not valid`;
}
