"""The lesson of Plains Indian Wars: a first round, with an attack on wagons and an engagement."""
