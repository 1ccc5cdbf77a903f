import { BadRequestException, ValidationPipe, type ValidationError } from '@nestjs/common';

/** Checks bodies against their request class. Fields that the class does not know are dropped. */
export const validation = new ValidationPipe({
  whitelist: true,
  transform: true,
  exceptionFactory: (found) => {
    const errors = Object.fromEntries(found.map((error) => [error.property, firstMessage(error)]));
    return new BadRequestException({ message: Object.values(errors)[0] ?? 'The request is not valid.', errors });
  },
});

function firstMessage(error: ValidationError): string {
  const [message] = Object.values(error.constraints ?? {});
  if (message) return message;
  const [child] = error.children ?? [];
  return child ? firstMessage(child) : `${error.property} is not valid`;
}
